/** Import it before the browser: what a service worker asks for can then be answered by a test too. */
process.env['PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS'] = '1';

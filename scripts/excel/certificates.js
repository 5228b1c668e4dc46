/**
 * The certificate of https://localhost:3000. On Windows and Mac the tool of Microsoft makes one that
 * Excel trusts (it asks once); elsewhere one is made for the time of the run, which only a browser
 * that is told to ignore the warning takes.
 */
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const EXCEL_RUNS_HERE = process.platform === 'win32' || process.platform === 'darwin';

async function certificates() {
  const devCerts = require('office-addin-dev-certs');
  if (EXCEL_RUNS_HERE) return devCerts.getHttpsServerOptions();
  const folder = mkdtempSync(join(tmpdir(), 'pairsheet-certificate-'));
  const file = (name) => join(folder, name);
  const log = console.log;
  // The tool tells where it put the files; they live for a moment only.
  console.log = () => undefined;
  try {
    await devCerts.generateCertificates(file('ca.crt'), file('crt'), file('key'), 30);
    return { cert: readFileSync(file('crt')), key: readFileSync(file('key')) };
  } finally {
    console.log = log;
    rmSync(folder, { recursive: true });
  }
}

module.exports = { certificates, EXCEL_RUNS_HERE };

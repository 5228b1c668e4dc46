/** Prints a document of its own, so that nothing of the page around the grid comes onto the paper. */
export function printDocument(html: string): Promise<void> {
  return new Promise((done) => {
    document.getElementById('print-frame')?.remove();
    const frame = document.createElement('iframe');
    frame.id = 'print-frame';
    frame.setAttribute('aria-hidden', 'true');
    frame.className = 'print-frame';
    frame.addEventListener('load', () => {
      frame.contentWindow!.focus();
      frame.contentWindow!.print();
      done();
    });
    frame.srcdoc = html;
    document.body.append(frame);
  });
}

import { readFileSync } from 'fs';
import { join } from 'path';
import { releaseManifest } from '../../scripts/release/manifest';

const xml = readFileSync(join(__dirname, '../../manifest.xml'), 'utf8');

test.each(['https://example.org/a&b/', 'https://example.org/"x"/', 'https://example.org/$&/'])(
  'a release for %s has a manifest that is sound XML and names the address',
  (address) => {
    const made = new DOMParser().parseFromString(
      releaseManifest(xml, address, '1.2.3'),
      'text/xml',
    );
    expect(made.querySelector('parsererror')).toBeNull();
    expect(made.querySelector('IconUrl')!.getAttribute('DefaultValue')).toContain(address);
  },
);

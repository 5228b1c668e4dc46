/**
 * What the tournament and what files keep rest on is also checked with `noUncheckedIndexedAccess`: an
 * element taken by its index may be missing there, and the code says what then. `tsc` would apply the
 * option to whatever these folders import; here only their own files are asked.
 */
const path = require('path');
const ts = require('typescript');

const root = path.join(__dirname, '..', '..');
const CHECKED = ['src/model/', 'src/sheets/stored/', 'src/event/'].map((each) =>
  path.join(root, each).replaceAll(path.sep, '/'),
);

function faultsOf() {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const files = ts.sys.readDirectory(root, ['.ts'], undefined, ['src/**/*']);
  const checked = files.filter((file) => CHECKED.some((folder) => file.startsWith(folder)));
  const program = ts.createProgram(checked, {
    ...options,
    noUncheckedIndexedAccess: true,
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  return checked.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)));
}

const faults = faultsOf();
if (faults.length > 0) {
  const host = {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  };
  process.stderr.write(ts.formatDiagnostics(faults, host));
  process.exitCode = 1;
}

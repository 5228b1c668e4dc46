/**
 * Three products of one build (`npm run build`):
 *   cli        dist/pairsheet.js            one file for Node
 *   addin      dist/addin/                  the static site that Excel loads: page, functions.json, icons, manifest
 *   workbench  dist/workbench/              the page of `npm start`
 * `npm run build -- --env baseUrl=https://example.org/pairsheet` sets the manifest's URLs. The functions of
 * development are `CHESSDEV.…`, so that they do not meet those of a release in one Excel.
 * `npm run dev-server` serves the add-in to a real Excel on https://localhost:3000.
 */
const { utimesSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const { DefinePlugin } = require('webpack');
const CustomFunctionsMetadataPlugin = require('custom-functions-metadata-plugin');
const { AddinPage } = require('./scripts/build/addinPage');
const { EsbuildMinify } = require('./scripts/build/esbuildMinify');
const { EsbuildPage } = require('./scripts/build/esbuildPage');
const { EsbuildProgram } = require('./scripts/build/esbuildProgram');
const { FunctionsJson } = require('./scripts/build/functionsJson');
const { functionFiles } = require('./scripts/build/functionsMetadata');
const { walkScript } = require('./scripts/build/walkScript');
const { DEVELOPMENT_NAMESPACE, NAMESPACE, withNamespace } = require('./scripts/release/manifest');

const developmentUrl = 'https://localhost:3000';
const dist = join(__dirname, 'dist');

/**
 * Marks a product as built when the build began, so that `npm start` knows what is stale. The
 * development server writes nothing into dist and marks nothing: it watches, and never `run`s.
 */
const stamp = (folder) => ({
  apply: (compiler) => {
    let began = null;
    compiler.hooks.run.tap('stamp', () => (began = new Date()));
    compiler.hooks.done.tap('stamp', (stats) => {
      if (began === null || stats.hasErrors()) return;
      const file = join(folder, '.built');
      writeFileSync(file, '');
      utimesSync(file, began, began);
    });
  },
});

const typescript = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2020',
      },
    },
  },
};

const shared = (name, mode) => ({
  name,
  mode,
  context: __dirname,
  devtool: mode === 'production' ? false : 'source-map',
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  performance: { hints: false },
  stats: 'errors-warnings',
  // How its own cache keeps long texts is nothing that whoever builds can act on.
  infrastructureLogging: { level: 'error' },
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    buildDependencies: { config: [join(__dirname, 'webpack.config.js')] },
  },
  optimization: { minimizer: [new EsbuildMinify()] },
});

/** webpack only calls here; esbuild does the bundle. */
function cli(mode) {
  return {
    ...shared('cli', mode),
    entry: {},
    output: { path: dist },
    plugins: [
      new EsbuildProgram({
        entry: join(__dirname, 'cli/main.ts'),
        outfile: join(dist, 'pairsheet.js'),
        minify: mode === 'production',
      }),
    ],
  };
}

function addin(mode, baseUrl, namespace, release, script) {
  const folder = join(dist, release ? 'release' : 'addin');
  // What is named by its content may be kept for ever; what the manifest names keeps its name.
  const filename = release ? '[name].[contenthash:8].js' : '[name].js';
  return {
    ...shared(release ? 'release' : 'addin', mode),
    name: 'addin',
    target: ['web', 'es2020'],
    entry: { taskpane: './taskpane/index.tsx' },
    output: { path: folder, clean: true, filename, chunkFilename: filename },
    module: {
      rules: [
        typescript,
        { test: /\.css$/, use: ['style-loader', 'css-loader'] },
        { test: /\.trf$/, type: 'asset/source' },
      ],
    },
    plugins: [
      new CustomFunctionsMetadataPlugin({ input: functionFiles(), output: 'functions.json' }),
      new DefinePlugin({ WALK_SCRIPT: JSON.stringify(script) }),
      new FunctionsJson({ baseUrl }),
      stamp(folder),
      new AddinPage({
        filename: 'taskpane.html',
        template: join(__dirname, 'taskpane/index.html'),
        namespace,
      }),
      new CopyPlugin({
        patterns: [
          { from: 'assets/**/*.png' },
          { from: 'assets/shortcuts.json', to: 'shortcuts.json' },
          { from: 'site/site.css', to: 'site.css' },
          { from: 'docs/images', to: 'docs/images' },
          {
            from: 'manifest.xml',
            transform: (content) =>
              withNamespace(content.toString(), namespace).replaceAll(developmentUrl, baseUrl),
          },
        ],
      }),
    ],
  };
}

/** webpack only copies here; esbuild does the bundle. */
function workbench(mode, release) {
  const outdir = release ? join(dist, 'release/workbench') : join(dist, 'workbench');
  return {
    ...shared('workbench', mode),
    entry: {},
    output: { path: outdir, clean: true },
    plugins: [
      new CopyPlugin({
        patterns: [
          { from: 'assets/icon.svg', to: 'icon.svg' },
          { from: 'assets/icon-192.png', to: 'icon-192.png' },
          { from: 'assets/icon-512.png', to: 'icon-512.png' },
          'workbench/page/index.html',
          'workbench/page/manifest.webmanifest',
          'workbench/projector/projector.html',
        ],
      }),
      stamp(outdir),
      new EsbuildPage({
        entries: [
          './workbench/page/workbench.ts',
          './workbench/page/saving.worker.ts',
          './workbench/projector/projector.ts',
        ],
        outdir,
        minify: mode === 'production',
        hashed: release,
      }),
    ],
  };
}

module.exports = async (env, { mode = 'production' }) => {
  const baseUrl = (env.baseUrl ?? developmentUrl).replace(/\/$/, '');
  const release = env.release === true;
  const isDevelopment = !release && baseUrl === developmentUrl;
  const namespace = env.namespace ?? (isDevelopment ? DEVELOPMENT_NAMESPACE : NAMESPACE);
  const script = await walkScript();
  return [cli(mode), addin(mode, baseUrl, namespace, release, script), workbench(mode, release)];
};
module.exports.parallelism = 2;

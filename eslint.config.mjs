import js from '@eslint/js';
import tseslint from 'typescript-eslint';
// The rules alone: the plugin's ready-made configurations bring other plugins, which we leave out.
import officeRules from 'eslint-plugin-office-addins/lib/rules/index.js';
import reactHooks from 'eslint-plugin-react-hooks';

const rules = officeRules.default ?? officeRules;

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'test/fixtures/', 'coverage/', 'test-output/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always'],
      'no-empty': ['error', { allowEmptyCatch: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // A promise that nobody waits for hides its failure.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['**/*.js', '**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        process: 'readonly',
        console: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.tsx', 'taskpane/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // The core is pure: no Office, no browser, no clock, no randomness, no locale.
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Office',
        'Excel',
        'window',
        'document',
        'Date',
        'Intl',
        'crypto',
        'process',
        'localStorage',
        'navigator',
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Randomness is seeded and given from outside.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='toLocaleString']",
          message: 'No locale in the core.',
        },
      ],
    },
  },
  {
    // Load and sync mistakes of office.js, found statically.
    files: ['taskpane/**/*.{ts,tsx}', 'functions/**/*.ts'],
    plugins: { 'office-addins': { rules } },
    rules: Object.fromEntries(Object.keys(rules).map((rule) => [`office-addins/${rule}`, 'error'])),
  },
);

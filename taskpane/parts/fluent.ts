/**
 * The Fluent components of the pane, each from its own package: the collection of all of them would
 * bring 50 MB more into every installation. Whoever needs another one adds its package here.
 */
export { AskedAbove, Button } from './Button';
export { Field } from '@fluentui/react-field';
export { Input } from '@fluentui/react-input';
export { Link } from '@fluentui/react-link';
export { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-message-bar';
export { ProgressBar } from '@fluentui/react-progress';
export { FluentProvider } from '@fluentui/react-provider';
export { Select } from '@fluentui/react-select';
export { Spinner } from '@fluentui/react-spinner';
export { Switch } from '@fluentui/react-switch';
export { Tab, TabList } from '@fluentui/react-tabs';
export { Text } from '@fluentui/react-text';
export { Textarea } from '@fluentui/react-textarea';
export {
  createDarkTheme,
  createLightTheme,
  teamsHighContrastTheme,
  tokens,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-theme';
export { makeStyles } from '@griffel/react';

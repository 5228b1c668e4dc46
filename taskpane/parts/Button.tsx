import { Button as FluentButton, type ButtonProps } from '@fluentui/react-button';
import { createContext, useContext } from 'react';

/** Something is asked above: nothing below it is the next thing to do. */
export const AskedAbove = createContext(false);

/** Fluent's button; at any time one of them is the next thing to do. */
export function Button(props: ButtonProps) {
  const isQuiet = useContext(AskedAbove) && props.appearance === 'primary';
  return <FluentButton {...props} {...(isQuiet && { appearance: 'secondary' as const })} />;
}

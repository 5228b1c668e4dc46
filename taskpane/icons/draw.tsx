import type { ReactElement, SVGProps } from 'react';

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

const EDGE = 20;

function frame(props: SVGProps<SVGSVGElement>, look: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width="1em"
      height="1em"
      viewBox={`0 0 ${EDGE} ${EDGE}`}
      aria-hidden={props['aria-label'] === undefined}
      focusable="false"
      {...look}
      {...props}
    />
  );
}

/** An icon of lines in a square of twenty units, in the colour of the text around it. */
export function lines(path: string): Icon {
  return function LineIcon(props) {
    return frame(props, {
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.3,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      children: <path d={path} />,
    });
  };
}

/** A filled icon; what is drawn inside an area is cut out of it. */
export function filled(path: string): Icon {
  return function FilledIcon(props) {
    return frame(props, { fill: 'currentColor', children: <path fillRule="evenodd" d={path} /> });
  };
}

import { createElement, type ComponentProps, type ComponentType } from "react";

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];
type IconData = { size: number; node: readonly Shape[] };
export type IconProps = ComponentProps<"svg"> & { size?: number | string };

/**
 * Draws an icon of lucide-react; stands in for the library's own way, which brings names, variants and settings
 * that this site never uses, and costs every page a kilobyte.
 */
// oxlint-disable-next-line import/no-default-export -- the icons of lucide-react import it by default
export default function createLucideIcon({
  size: ownSize,
  node,
}: IconData): ComponentType<IconProps> {
  return function Icon({ size = ownSize, children, ...rest }) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: `0 0 ${ownSize} ${ownSize}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...rest,
      },
      ...node.map(([name, attributes]) => createElement(name, attributes)),
      children,
    );
  };
}

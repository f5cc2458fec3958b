import { createElement } from "react";
import { Route, Routes } from "react-router-dom";

/** One heading at one address: what React and the router cost without a site. */
export function ControlPage() {
  const heading = createElement("main", null, createElement("h1", null, "One heading"));
  return createElement(Routes, null, createElement(Route, { path: "/", element: heading }));
}

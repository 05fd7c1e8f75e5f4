/** Draws one picture as the inside of an SVG. */
export type Draw = () => string

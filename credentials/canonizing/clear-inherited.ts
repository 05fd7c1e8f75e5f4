/**
 * Removes what was added to all objects. The library keeps the nodes of a document by name in plain objects: a node of the name
 * `__proto__`, which is no IRI and is refused later, has reached `Object.prototype` by then.
 */
export function clearInherited(): void {
  for (const name of Object.keys(Object.prototype)) Reflect.deleteProperty(Object.prototype, name)
}

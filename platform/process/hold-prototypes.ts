/** Intrinsics without a global name. */
const UNNAMED = [
  Object.getPrototypeOf(Int8Array),
  Object.getPrototypeOf(async () => undefined).constructor,
  Object.getPrototypeOf(function* () {}).constructor,
  Object.getPrototypeOf(async function* () {}).constructor,
]
const ITERATORS = [[], new Map(), new Set(), '', 'a'.matchAll(/a/g)].map((each) =>
  Object.getPrototypeOf(each[Symbol.iterator]()),
)

/**
 * Prevents new members on the built-in prototypes, constructors and their functions, so that input used as a name
 * (`__proto__`, `constructor`) cannot change other objects. They are not frozen: libraries assign `toString` to objects
 * that inherit it, which a frozen prototype would refuse.
 */
export function holdPrototypes(): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value: unknown = Object.getOwnPropertyDescriptor(globalThis, name)?.value
    // Programs configure stack traces on Error itself, so only its prototype is held.
    if (typeof value === 'function') holdIntrinsic(value === Error ? Error.prototype : value)
  }
  for (const unnamed of UNNAMED) holdIntrinsic(unnamed)
  for (const prototype of ITERATORS) holdMembers(prototype)
}

function holdIntrinsic(intrinsic: object): void {
  holdMembers(intrinsic)
  const prototype: unknown = Object.getOwnPropertyDescriptor(intrinsic, 'prototype')?.value
  if (typeof prototype === 'object' && prototype !== null) holdMembers(prototype)
}

function holdMembers(owner: object): void {
  for (const { value, get, set } of Object.values(Object.getOwnPropertyDescriptors(owner))) {
    for (const member of [value, get, set]) if (typeof member === 'function') Object.preventExtensions(member)
  }
  Object.preventExtensions(owner)
}

/**
 * Between a feature and its files: nothing, a sub-feature (`reviews/`), the registries of its types (`types/`), or one of them
 * (`types/quiz/`). Each has the same files and layers. For a regular expression, without nested repetitions.
 */
export const INSIDE = '(?:|types/|types/[^/]+/|(?!server/|studio/|wallet/|view/)[^/]+/)'

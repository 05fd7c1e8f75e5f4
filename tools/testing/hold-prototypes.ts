import { holdPrototypes } from '#platform/process/hold-prototypes.ts'

// Like the server at its start: otherwise code that adds a member to a prototype would pass here and fail there.
holdPrototypes()

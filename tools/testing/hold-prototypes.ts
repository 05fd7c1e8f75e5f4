import { holdPrototypes } from '#platform/hold-prototypes.ts'

// As the server starts: a test that needs a new member of a prototype would pass here and break there.
holdPrototypes()

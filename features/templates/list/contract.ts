import { z } from 'zod'
import { endpoint } from '#base/endpoint.ts'
import * as rules from '../rules.ts'

/**
 * GET /managers/templates/names (ours): the newest templates that the caller may see, at most `NAMES_MAX`, for a search in the
 * browser; `state` is their `contractState`.
 */
export const listTemplateNames = endpoint({
  method: 'GET',
  path: '/managers/templates/names',
  who: 'contributor',
  cors: 'studio',
  input: z.object({}),
  output: z.object({
    templates: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        category: z.enum(rules.CATEGORIES),
        state: z.enum(rules.CONTRACT_STATES),
      }),
    ),
  }),
})

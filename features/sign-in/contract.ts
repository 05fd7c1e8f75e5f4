import { z } from 'zod'
import { isEmail } from '#base/email-address.ts'
import { endpoint } from '#base/endpoint.ts'
import { ref } from '#base/ids.ts'
import { CODE_LENGTH } from './rules.ts'

export const email = z
  .string('emailMissing')
  .trim()
  .toLowerCase()
  .min(1, 'emailMissing')
  .refine((text) => isEmail(text), 'emailNotValid')

/** A random value of 256 bits, kept in the requesting browser; its hash is stored with the link. */
export const browserSecret = z.string().regex(/^[\w-]{43}$/, 'invalidInput')
export const linkToken = z.string().regex(/^[\w-]{43}$/, 'linkExpired')
/** Held by the requesting page, to finish with the code from the e-mail. */
export const requestId = ref('link', 'linkExpired')
export const code = z.string().regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'codeWrong')
export const captchaSolution = z.string('captchaFailed').min(1, 'captchaFailed').max(4000, 'captchaFailed')

export const linkProblems = {
  linkExpired: { status: 410, code: 4100 },
  codeWrong: { status: 400, code: 4000 },
  captchaFailed: { status: 400, code: 4000 },
} as const

const captchaProblems = { captchaFailed: linkProblems.captchaFailed } as const

/** GET /auth/captcha (ours): a proof-of-work puzzle. */
export const getCaptcha = endpoint({
  method: 'GET',
  path: '/auth/captcha',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
})

/** POST /auth/captcha: checks a solution (the widget's payload) and returns a single-use pass. */
export const solveCaptcha = endpoint({
  method: 'POST',
  path: '/auth/captcha',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ solution: captchaSolution }),
  output: z.object({ captchaSolution: z.string() }),
  problems: captchaProblems,
})

/** POST /auth/manager-magic-link: mails a link; the response is the same for known and unknown addresses. */
export const requestLink = endpoint({
  method: 'POST',
  path: '/auth/manager-magic-link',
  who: 'anyone',
  cors: 'studio',
  input: z.object({
    email,
    signup: z.boolean().default(false),
    captchaSolution,
    /** Without it no browser finalizes automatically, and the code from the e-mail cannot be used. */
    browser: browserSecret.optional(),
    lang: z.enum(['en', 'fr']).default('en'),
  }),
  output: z.object({ requestId: z.string() }),
  problems: captchaProblems,
})

/** Magic-auth option. */
export const magicAuthOption = z.object({
  id: z.string(),
  did: z.string(),
  role: z.enum(['admin', 'contributor']),
  profile: z.object({ name: z.string(), profileImage: z.string() }),
})

/** POST /auth/manager-magic-link/verify: reads a link without spending it. */
export const verifyLink = endpoint({
  method: 'POST',
  path: '/auth/manager-magic-link/verify',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: linkToken, browser: browserSecret.optional() }),
  output: z.object({
    email: z.string(),
    signup: z.boolean(),
    /** Whether this browser requested the link: it may finalize automatically. */
    sameBrowser: z.boolean(),
    options: z.array(magicAuthOption),
  }),
  problems: linkProblems,
})

/** POST /auth/manager-magic-link/finalize: spends the link; `did` names the community, '' for a sign-up link. */
export const finalizeLink = endpoint({
  method: 'POST',
  path: '/auth/manager-magic-link/finalize',
  who: 'anyone',
  cors: 'studio',
  input: z.object({
    token: linkToken,
    did: z.string().max(80).default(''),
    /** Marks this browser as known to the address: other people's requests no longer use up its links. */
    browser: browserSecret.optional(),
  }),
  output: z.object({ token: z.string() }),
  problems: linkProblems,
})

/**
 * POST /auth/manager-magic-link/code (ours): the six digits from the e-mail, typed in the page that asked for the link.
 */
export const finalizeCode = endpoint({
  method: 'POST',
  path: '/auth/manager-magic-link/code',
  who: 'anyone',
  cors: 'studio',
  input: z.object({
    requestId,
    code,
    browser: browserSecret,
    did: z.string().max(80).default(''),
    /** Starts one more community on the address instead of opening one. */
    another: z.boolean().default(false),
  }),
  /** With several communities: `options` to choose from; the link is not spent yet. Call again with `did`. */
  output: z.object({ token: z.string(), options: z.array(magicAuthOption) }),
  problems: linkProblems,
})

/** DELETE /auth/session (ours): ends the caller's session. */
export const logOff = endpoint({
  method: 'DELETE',
  path: '/auth/session',
  who: 'anyone',
  cors: 'studio',
  input: z.object({}),
  output: z.object({}),
})

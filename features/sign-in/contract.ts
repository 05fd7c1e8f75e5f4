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

/** A random value of 256 bits, kept in the browser that asks; its hash is stored with the link. */
export const browserSecret = z.string().regex(/^[\w-]{43}$/, 'invalidInput')
export const linkToken = z.string().regex(/^[\w-]{43}$/, 'linkExpired')
/** What the page that asked holds to finish with the code of the mail. */
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

/** POST /auth/captcha: checks a solution (the widget's payload) and answers a single-use pass. */
export const solveCaptcha = endpoint({
  method: 'POST',
  path: '/auth/captcha',
  who: 'anyone',
  cors: 'wallet',
  input: z.object({ solution: captchaSolution }),
  output: z.object({ captchaSolution: z.string() }),
  problems: captchaProblems,
})

/** POST /auth/manager-magic-link: mails a link; the answer is the same whether or not the address is known. */
export const requestLink = endpoint({
  method: 'POST',
  path: '/auth/manager-magic-link',
  who: 'anyone',
  cors: 'studio',
  input: z.object({
    email,
    signup: z.boolean().default(false),
    captchaSolution,
    /** Without it no browser finalizes by itself, and the code of the mail has nowhere to be typed. */
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

/** POST /auth/manager-magic-link/verify: reads a link and consumes nothing. */
export const verifyLink = endpoint({
  method: 'POST',
  path: '/auth/manager-magic-link/verify',
  who: 'anyone',
  cors: 'studio',
  input: z.object({ token: linkToken, browser: browserSecret.optional() }),
  output: z.object({
    email: z.string(),
    signup: z.boolean(),
    /** The browser that asked: it may finalize by itself. */
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
    /** This browser is known to the address from now on: its next link is not kept back because others asked for many. */
    browser: browserSecret.optional(),
  }),
  output: z.object({ token: z.string() }),
  problems: linkProblems,
})

/** POST /auth/manager-magic-link/code (ours): the six digits of the mail, typed where the link was asked for. */
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
    /** Begins one more community on the address instead of opening one. */
    another: z.boolean().default(false),
  }),
  /** Several communities: `options` to choose from, and the link is not spent yet; call again with `did`. */
  output: z.object({ token: z.string(), options: z.array(magicAuthOption) }),
  problems: linkProblems,
})

/** DELETE /auth/session (ours): ends the session of the token. */
export const logOff = endpoint({
  method: 'DELETE',
  path: '/auth/session',
  who: 'anyone',
  cors: 'studio',
  input: z.object({}),
  output: z.object({}),
})

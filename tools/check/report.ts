/** The result of a check: how much it read (nothing read is a failure) and each offence as a line. */
export type CheckResult = { read: number; unit: string; offences: string[] }

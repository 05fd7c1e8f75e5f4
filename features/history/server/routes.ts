import { type Route, route } from '#platform/http/serve.ts'
import * as contract from '../contract.ts'
import { changeBatch } from './change-batch.ts'
import { changeSessions } from './change-sessions.ts'
import { exportSessions } from './export-sessions.ts'
import { getReminders } from './get-reminders.ts'
import { reissueSession } from './reissue-session.ts'
import { remindPeople } from './remind-people.ts'
import { resendSession } from './resend-session.ts'
import { resumeSession } from './resume-session.ts'
import { revokeSession } from './revoke-session.ts'
import { resumeMember, suspendMember } from './suspend-member.ts'
import { suspendSession } from './suspend-session.ts'
import { updateReminders } from './update-reminders.ts'
import { updateSessionNote } from './update-session-note.ts'

/** Actions on sent rows: one, many, or a whole send. */
export const historyRoutes: Route[] = [
  route(contract.updateSessionNote, updateSessionNote),
  route(contract.resendSession, resendSession),
  route(contract.revokeSession, revokeSession),
  route(contract.suspendSession, suspendSession),
  route(contract.resumeSession, resumeSession),
  route(contract.suspendMember, suspendMember),
  route(contract.resumeMember, resumeMember),
  route(contract.changeSessions, changeSessions),
  route(contract.changeBatch, changeBatch),
  route(contract.reissueSession, reissueSession),
  route(contract.exportSessions, exportSessions),
  route(contract.getReminders, getReminders),
  route(contract.updateReminders, updateReminders),
  route(contract.remindPeople, remindPeople),
]

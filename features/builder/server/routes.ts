import { type Route, route } from '#platform/http/serve.ts'
import * as api from '../api-contract.ts'
import * as contract from '../contract.ts'
import { buildSessions } from './build-sessions.ts'
import { createSessionBuilder } from './create-session-builder.ts'
import { endSessionBuilder } from './end-session-builder.ts'
import { readBuiltBadge } from './read-built-badge.ts'
import { readBuiltSession } from './read-built-session.ts'
import { showSessionBuilder } from './show-session-builder.ts'

/** Sending by other software, and its API keys. */
export const builderRoutes: Route[] = [
  route(contract.createSessionBuilder, createSessionBuilder),
  route(contract.showSessionBuilder, showSessionBuilder),
  route(contract.endSessionBuilder, endSessionBuilder),
  route(api.buildSessions, buildSessions),
  route(api.readBuiltSession, readBuiltSession),
  route(api.readBuiltBadge, readBuiltBadge),
]

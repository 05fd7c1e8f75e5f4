import { eraseOldEvidence } from '#features/challenges/reviews/server/erase-old-evidence.ts'
import { forgetChecks } from '#features/challenges/server/keeping/erase-passes.ts'
import { compactChannel } from '#features/channel/server/compact-channel.ts'
import { publishDue } from '#features/channel/server/publish-due.ts'
import { eraseOldClaims } from '#features/claims/server/erase-old-claims.ts'
import { eraseClosed } from '#features/conversations/server/erase-closed.ts'
import { mailMessages } from '#features/conversations/server/job-mail-messages.ts'
import { forgetAnswers } from '#features/developers/server/once-by-key.ts'
import { remindUnused } from '#features/developers/server/remind-unused.ts'
import { forgetDigests } from '#features/digests/server/forget-digests.ts'
import { mailDigests } from '#features/digests/server/job-mail-digests.ts'
import { freeDigests } from '#features/digests/server/mail-digest-lease.ts'
import { compactDoors } from '#features/door/server/count-door.ts'
import { eraseOldGifts } from '#features/giving/server/erase-old-gifts.ts'
import { mailNews } from '#features/history/server/job-mail-news.ts'
import { remindUnclaimed } from '#features/history/server/remind-unclaimed.ts'
import { forgetImports } from '#features/imports/server/forget-imports.ts'
import { sweepImports } from '#features/imports/server/read-import.ts'
import { fillEarlier } from '#features/insights/server/fill-earlier.ts'
import { foldChanges } from '#features/insights/server/fold-changes.ts'
import { forgetDays } from '#features/insights/server/forget-days.ts'
import { queueInsightsMails } from '#features/insights/weekly/server/queue-insights-mails.ts'
import { forgetSenders } from '#features/issuers/server/forget-senders.ts'
import { forgetExchanges } from '#features/issuing/server/queries.ts'
import { recheckKept } from '#features/kept-badges/server/recheck/recheck-kept.ts'
import { deleteDueSubs } from '#features/leaving/server/delete-due-subs.ts'
import { runSequencer } from '#features/ledger/server/run-sequencer.ts'
import { eraseOldMailing } from '#features/mailing/server/erase-mailing.ts'
import { compactMembers } from '#features/members/server/count-statuses.ts'
import { tendRanges } from '#features/members/server/job-tend-ranges.ts'
import { eraseOldOutside } from '#features/outside-accounts/server/erase-old-outside.ts'
import { markRanks } from '#features/points/ranking/server/job-mark-ranks.ts'
import { tendStandingRanges } from '#features/points/ranking/server/job-tend-standing-ranges.ts'
import { backfillBadges } from '#features/points/server/backfill-badges.ts'
import { mendStandings } from '#features/points/server/standings/mend-standings.ts'
import { forgetPresentations } from '#features/presenting/server/forget-presentations.ts'
import { recheckDomains } from '#features/promote/evidence/server/recheck-domains.ts'
import { forgetPromotions } from '#features/promote/server/erase-promotion.ts'
import { tendMarks } from '#features/promote/server/tend-marks.ts'
import { ensurePushKey } from '#features/push/server/push-key.ts'
import { forgetPushes } from '#features/push/server/queries.ts'
import { retryDueBadges } from '#features/quests/rewards/server/give-due-badges.ts'
import { freeLeases } from '#features/sends/mail/server/mail-lease.ts'
import { sweepMails } from '#features/sends/mail/server/sweep-mails.ts'
import { forgetChanges } from '#features/team/account/server/forget-changes.ts'
import { replaceMainAdmins } from '#features/team/account/server/replace-main-admins.ts'
import { openDelivering } from '#features/webhooks/server/delivering.ts'
import { forgetOldMessages } from '#features/webhooks/server/forget-webhooks.ts'
import { freeMessages } from '#features/webhooks/server/take-messages.ts'
import { forgetSessions } from '#platform/access/sessions.ts'
import type { SystemContext } from '#platform/context.ts'
import { forgetRates } from '#platform/http/rate-limit.ts'
import { cancelLateConfirmations } from '#platform/operations/confirmations.ts'
import { analyzeGrown } from '#platform/upkeep/analyze-grown.ts'
import { forgetEvents } from '#platform/upkeep/forget-events.ts'
import { AWAITED_JOBS, JOBS } from '../features.ts'
import { type Services, systemContext } from '../http/context.ts'

const SWEEP_MS = 15_000
/** The channel on which a stopping process hands its sweeps over. */
const CHANNEL = 'sweeps'
const TIDY_MS = 60 * 60 * 1000

/** Starts the jobs and the ledger's sequencer; returns a function that stops the sequencer. */
export async function startJobs(services: Services): Promise<() => void> {
  const stopSequencer = await runSequencer(systemContext(services, 'sequence-ledger'))
  await services.jobs.start(JOBS, (job) => systemContext(services, job), AWAITED_JOBS)
  return stopSequencer
}

/**
 * Starts the jobs, the ledger's sequencer, and the sweep that resumes e-mails of dead mailers and deletes old counts
 * and sessions, and the delivery of webhooks; returns a function that stops them and waits for running sweeps, which
 * `services.stopping` cuts short: another process goes on with them.
 */
export async function startWorker(services: Services): Promise<() => Promise<void>> {
  const stopSequencer = await startJobs(services)
  await ensurePushKey(systemContext(services, 'push-key'))
  const { sweep, ended } = sweepsOf(services)
  if (!services.config.databaseUrl) await startAlone(services)
  const delivered = openDelivering(systemContext(services, 'deliver-webhooks')).run()
  sweep()
  const tidy = () =>
    Promise.all([
      forgetSessions(systemContext(services, 'forget-sessions')),
      forgetEvents(systemContext(services, 'forget-events')),
      forgetAnswers(systemContext(services, 'forget-answers')),
      forgetSenders(systemContext(services, 'forget-senders')),
      forgetImports(systemContext(services, 'forget-imports')),
      forgetChanges(systemContext(services, 'forget-changes')),
      eraseOldClaims(systemContext(services, 'erase-claims')),
      eraseOldGifts(systemContext(services, 'erase-gifts')),
      forgetChecks(systemContext(services, 'forget-checks')),
      eraseOldEvidence(systemContext(services, 'erase-evidence')),
      eraseClosed(systemContext(services, 'erase-conversations')),
      eraseOldMailing(systemContext(services, 'erase-mailing')),
      forgetPushes(systemContext(services, 'forget-pushes')),
      forgetDigests(systemContext(services, 'forget-digests')),
      remindUnused(systemContext(services, 'remind-unused')),
      remindUnclaimed(systemContext(services, 'remind-unclaimed')),
      backfillBadges(systemContext(services, 'book-earlier-badges')),
      fillEarlier(systemContext(services, 'fill-insights')),
      forgetDays(systemContext(services, 'forget-insights')),
      mendStandings(systemContext(services, 'mend-standings')),
      markRanks(systemContext(services, 'mark-ranks')),
      retryDueBadges(systemContext(services, 'retry-badges')),
      forgetOldMessages(systemContext(services, 'forget-webhooks')),
      tendMarks(systemContext(services, 'tend-marks')),
      forgetPromotions(systemContext(services, 'forget-promotions')),
    ]).catch((error: unknown) =>
      services.log.error({ err: error }, 'what is old was not forgotten, or nobody reminded'),
    )
  void tidy()
  const timer = setInterval(sweep, SWEEP_MS)
  const unsubscribe = services.notices.subscribe(CHANNEL, sweep)
  const tidying = setInterval(() => void tidy(), TIDY_MS)
  return async () => {
    clearInterval(timer)
    clearInterval(tidying)
    unsubscribe()
    stopSequencer()
    await Promise.all([ended(), delivered])
    services.notices.notify(CHANNEL)
  }
}

/**
 * Each sweep runs one at a time, independent of the others: the e-mails of a big send outlast many rounds, and each
 * round would lease more rows than can be sent in time.
 */
function sweepsOf(services: Services): { sweep: () => void; ended: () => Promise<unknown> } {
  const running = new Map<string, Promise<void>>()
  const begin = (name: string, sweep: (ctx: SystemContext) => Promise<void>) => {
    if (running.has(name)) return
    const run = sweep(systemContext(services, name))
      .catch((error: unknown) => services.log.error({ err: error, job: name }, 'sweep failed'))
      .finally(() => running.delete(name))
    running.set(name, run)
  }
  const sweep = () => {
    begin('sweep-mails', sweepMails)
    begin('mail-news', mailNews)
    begin('mail-messages', mailMessages)
    begin('mail-digests', mailDigests)
    begin('mail-insights', queueInsightsMails)
    begin('sweep-imports', sweepImports)
    begin('analyze-grown', async (ctx) => void (await analyzeGrown(ctx)))
    begin('fold-doors', compactDoors)
    begin('fold-members', compactMembers)
    begin('fold-insights', async (ctx) => void (await foldChanges(ctx)))
    begin('publish-due', publishDue)
    begin('compact-channel', compactChannel)
    begin('tend-ranges', tendRanges)
    begin('erase-outside', eraseOldOutside)
    begin('tend-standing-ranges', tendStandingRanges)
    begin('forget-rates', forgetRates)
    begin('forget-exchanges', forgetExchanges)
    begin('forget-presentations', forgetPresentations)
    begin('cancel-confirmations', cancelLateConfirmations)
    begin('replace-main-admins', replaceMainAdmins)
    begin('delete-due-subs', deleteDueSubs)
    begin('recheck-domains', recheckDomains)
    begin('recheck-kept', recheckKept)
  }
  return { sweep, ended: () => Promise.all(running.values()) }
}

/** The only process of an embedded database has just started, so earlier owners of rows or files are dead. */
async function startAlone(services: Services): Promise<void> {
  await freeLeases(systemContext(services, 'sweep-mails'))
  await freeDigests(systemContext(services, 'mail-digests'))
  await freeMessages(systemContext(services, 'deliver-webhooks'))
  void sweepImports(systemContext(services, 'sweep-imports'), true).catch((error: unknown) =>
    services.log.error({ err: error }, 'an import was not taken up'),
  )
}

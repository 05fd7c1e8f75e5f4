import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight'
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { type ComponentType, useState } from 'react'
import { serverNow } from '#base/server-time.ts'
import type { CardSide } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import { useIsOffline } from '#features/holders/wallet/use-is-offline.ts'
import { EventFacts } from '#features/templates/event/view/event-facts.tsx'
import { usePageTitle } from '#ui/browser/use-page-title.ts'
import { BackLink } from '#ui/buttons/back-link.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ButtonRow } from '#ui/buttons/button-row.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EvidenceList } from '#ui/lists/evidence-list.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { Arrival } from '#ui/marks/arrival.tsx'
import { CheckedMark } from '#ui/marks/checked-mark.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { PictureButton } from '../files/wallet/badge-files.tsx'
import { OtherFormats } from '../files/wallet/other-formats.tsx'
import { ShareFirst } from '../sharing/wallet/share-first.tsx'
import { SharePanel } from '../sharing/wallet/share-panel.tsx'
import { badgePage, badgesPage } from '../wallet-texts.ts'
import styles from './badge-screen.module.css'
import { BadgeSkills } from './badge-skills.tsx'
import { BadgeStatus } from './badge-status.tsx'
import { EventWays } from './event-ways.tsx'
import { type HeldBadge, isJustKept, readCard, stateOf } from './held-badge.ts'
import { LogWarning } from './log-warning.tsx'
import { useHeldBadges } from './use-held-badges.ts'

/** Passed in by the app: a higher feature's part of a badge's screen. */
type Part = ComponentType<{ badge: HeldBadge }>
/** `part` comes first; `next` follows a badge that was just kept. */
type Parts = { part: Part; next: Part }

/** One badge: its card, its details, its status, and the available actions. */
export function BadgeScreen({ badgeId, ...parts }: { badgeId: string } & Parts) {
  const badgePageTexts = useTexts(badgePage)
  const { badges, asOf, read } = useHeldBadges()
  const badge = badges?.find(({ id }) => id === badgeId)
  return (
    <Box middled width="wide">
      <BackLink isQuiet href="/">
        {badgePageTexts.back()}
      </BackLink>
      {badge ? (
        <Badge badge={badge} asOf={asOf} {...parts} />
      ) : badges ? (
        <h1>{badgePageTexts.gone()}</h1>
      ) : (
        <Loaded query={read} coming={<RuledOutline kind="card" count={1} category="basic" />}>
          {() => null}
        </Loaded>
      )}
    </Box>
  )
}

function Badge({ badge, asOf, part: Part, next: Next }: { badge: HeldBadge; asOf?: string } & Parts) {
  const badgePageTexts = useTexts(badgePage)
  const badgesPageTexts = useTexts(badgesPage)
  const format = useFormat()
  usePageTitle(badge.title)
  const isOffline = useIsOffline()
  const [side, setSide] = useState<CardSide>('front')
  const [isNew] = useState(() => isJustKept(badge, serverNow()))
  const card = readCard(badge.card)
  // Badges that an earlier version kept on this device have none.
  const { evidence = [], giver } = badge as Partial<HeldBadge>
  return (
    <article className={styles.columns}>
      <Stack gap="xl" across="center" className={styles.stage}>
        <Arrival isNew={isNew}>
          <CardStage spec={card} side={side} onFlip={setSide} interactive width={280} />
        </Arrival>
        {card.category !== 'role' && (
          <Button
            kind="quiet"
            icon={<ArrowsLeftRightIcon size={18} />}
            onClick={() => setSide(side === 'front' ? 'back' : 'front')}
          >
            {badgePageTexts.turn()}
          </Button>
        )}
      </Stack>
      <div className={styles.head}>
        {asOf && (
          <Text above="m" below="m" type="small" tone="ink2">
            {badgesPageTexts.offline({ time: format.dateTime(asOf) })}
          </Text>
        )}
        <h1 lang={badge.lang}>{badge.title}</h1>
        <BadgeStatus badge={badge} />
        <LogWarning />
        {stateOf(badge, new Date()) !== 'revoked' && (
          <Box above="xl" below="s">
            <ShareFirst badge={badge} disabled={isOffline} hasPanel />
          </Box>
        )}
      </div>
      <div className={styles.part}>
        <Part badge={badge} />
      </div>
      <div className={styles.more}>
        {isNew && <Next badge={badge} />}
        <Text above="m" width="text" type="lead" tone="ink2" breaks lines lang={badge.lang}>
          {badge.description}
        </Text>
        <Facts above="xxl" below="xxl">
          <Fact label={badgePageTexts.from()}>
            {badge.issuer.name}
            <Text as="span" block type="small" tone="ink3">
              {badge.issuer.host}
            </Text>
            {badge.issuer.promotedAt && <CheckedMark at={badge.issuer.promotedAt} host={badge.issuer.host} />}
            {badge.issuer.pageUrl && (
              <Text as="span" block type="small">
                <a className="bz-link" href={badge.issuer.pageUrl} target="_blank" rel="noopener">
                  {badgePageTexts.publicPage()}
                </a>
              </Text>
            )}
          </Fact>
          {badge.event && <EventFacts event={badge.event} />}
          {(giver?.did || giver?.isErased) && (
            <Fact label={badgePageTexts.giver()}>
              {giver.isErased ? badgePageTexts.formerMember() : giver.name || badgePageTexts.someMember()}
            </Fact>
          )}
          <Fact label={badgePageTexts.received()}>{format.date(badge.issuedAt)}</Fact>
          <Fact label={badgePageTexts.validUntil()}>
            {badge.validUntil ? format.lastDay(badge.validUntil) : badgePageTexts.forever()}
          </Fact>
          <Fact label={badgePageTexts.criteria()} lines lang={badge.lang}>
            {badge.criteria}
          </Fact>
          <BadgeSkills badge={badge} />
          {evidence.length > 0 && (
            <Fact label={giver?.did || giver?.isErased ? badgePageTexts.sentence() : badgePageTexts.evidence()}>
              <EvidenceList items={evidence} />
            </Fact>
          )}
        </Facts>
        {!isNew && <EventWays badge={badge} />}
        <SharePanel badge={badge} disabled={isOffline} />
        <ButtonRow above="m">
          <Button icon={<SealCheckIcon size={18} />} href={badge.verifyUrl} target="_blank">
            {badgePageTexts.verify()}
          </Button>
          {!isOffline && badge.shareUrl === '' && <PictureButton badge={badge} />}
        </ButtonRow>
        <OtherFormats badge={badge} />
      </div>
    </article>
  )
}

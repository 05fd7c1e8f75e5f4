import { useTexts } from '#ui/words/language.tsx'
import type { ShownRoom } from '../../mail/studio/mail-room-rows.tsx'
import { sendWords } from '../../send-texts.ts'
import { Preflight } from '../../studio/preflight.tsx'
import { PreflightRow } from '../../studio/preflight-row.tsx'
import { memberSendWords } from '../texts.ts'
import type { MemberPlan, Person } from './member-plan.ts'

type Props = { people: Person[]; plan: MemberPlan; room: ShownRoom | undefined }

/** A preview of a send to members: the number of badges, who gets none, and who gets no e-mail. */
export function MembersPreflight({ people, plan, room }: Props) {
  const sendTexts = useTexts(sendWords)
  const memberTexts = useTexts(memberSendWords)
  const { ready, holding, revoked, walletOnly, left, missing } = plan
  const count = ready.length
  return (
    <Preflight
      isReady={count > 0}
      what={count > 0 ? sendTexts.ready({ count }) : sendTexts.noneReady()}
      of={people.length > count ? memberTexts.read({ count: people.length }) : undefined}
      left={left}
      room={room}
    >
      {missing > 0 && <PreflightRow status="notDelivered" what={sendTexts.overPlaces({ count: count - missing })} />}
      {count > 0 && <PreflightRow status="owner" what={memberTexts.recipients({ count })} lines={ready.map(nameOf)} />}
      {walletOnly > 0 && (
        <PreflightRow
          status="pending"
          what={memberTexts.walletOnly({ count: walletOnly })}
          then={memberTexts.walletOnlyThen()}
        />
      )}
      {holding.length > 0 && (
        <PreflightRow
          status="pending"
          what={memberTexts.holding({ count: holding.length })}
          then={memberTexts.getNothing({ count: holding.length })}
          lines={holding.map(nameOf)}
        />
      )}
      {revoked.length > 0 && (
        <PreflightRow
          status="pending"
          what={memberTexts.revoked({ count: revoked.length })}
          then={memberTexts.getNothing({ count: revoked.length })}
          lines={revoked.map(nameOf)}
        />
      )}
    </Preflight>
  )
}

function nameOf({ name }: Person): string {
  return name
}

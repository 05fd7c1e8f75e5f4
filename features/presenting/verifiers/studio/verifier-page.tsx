import { useMemo } from 'react'
import type { Output } from '#base/endpoint.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PublicFrame } from '#ui/frames/public-frame.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getVerifier } from '../../contract.ts'
import { verifierWords } from '../../page-texts.ts'
import { askByLink } from '../../studio/asking.ts'
import { RequestStage } from '../../studio/request-stage.tsx'
import { useRequest } from '../../studio/use-request.ts'
import { presentingWords } from '../../texts.ts'

type Verifier = Output<typeof getVerifier>

/** /verifier/{token}: a helper asks for the badges of one link and sees nothing else. */
export function VerifierPage({ token }: { token: string }) {
  const verifierTexts = useTexts(verifierWords)
  const presentingTexts = useTexts(presentingWords)
  const query = useQueryCall(getVerifier, { token }, { retry: false, quiet: true })
  const { data, error } = query
  const isOver = error !== null && !isServerTrouble(error)
  return (
    <PublicFrame title={data?.issuer.name ?? presentingTexts.open()} page={verifierTexts.page()}>
      <Stack middled width="wide" padBlock="l" gap="l" full>
        {isOver && <Ended />}
        {!isOver && <Loaded query={query}>{(verifier) => <Open token={token} verifier={verifier} />}</Loaded>}
      </Stack>
    </PublicFrame>
  )
}

function Open({ token, verifier }: { token: string; verifier: Verifier }) {
  const verifierTexts = useTexts(verifierWords)
  const presentingTexts = useTexts(presentingWords)
  const format = useFormat()
  const request = useRequest(useMemo(() => askByLink(token), [token]))
  // Ended while the page was open.
  if (request.problem?.key === 'verifierEnded') return <Ended />
  const { issuer, templates, name, expiresAt } = verifier
  const [first] = templates
  return (
    <>
      <h1>{templates.length === 1 ? first?.title : presentingTexts.open()}</h1>
      {templates.length > 1 && (
        <>
          <Text below="m" width="text" tone="ink2">
            {verifierTexts.anyOf()}
          </Text>
          <Box as="ul" bullets>
            {templates.map(({ title }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and their order stays
              <li key={at}>{title}</li>
            ))}
          </Box>
        </>
      )}
      <Text below="m" width="text" tone="ink2">
        {verifierTexts.of({ issuer: issuer.name })}
        <span>
          {name}, {verifierTexts.until({ time: format.dateTime(expiresAt) })}
        </span>
      </Text>
      <RequestStage request={request} issuerName={issuer.name} />
    </>
  )
}

function Ended() {
  const verifierTexts = useTexts(verifierWords)
  return (
    <>
      <h1>{verifierTexts.ended()}</h1>
      <p className="bz-lead">{verifierTexts.endedHint()}</p>
    </>
  )
}

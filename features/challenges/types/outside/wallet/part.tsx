import { useState } from 'react'
import { TextField } from '#ui/fields/text-field.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { OutsideType } from '../../../rules.ts'
import { SignInPart } from '../../../wallet/sign-in-part.tsx'
import type { PartProps, TypeInWallet } from '../../../wallet/type-in-wallet.ts'
import { ofOutside, placeOf } from '../rules.ts'
import { outsidePart } from '../texts.ts'
import { OutsideToDo } from './outside-to-do.tsx'

const AT_FIELD = ['linkInvalid']

/** A sign-in, and nothing else. */
function SignInAlone(props: PartProps) {
  const place = placeOf(props.challenge.type)
  return place && <SignInPart {...props} provider={place.provider} />
}

/** A task, then the sign-in. */
function TaskPart(props: PartProps) {
  const place = placeOf(props.challenge.type)
  return (
    place && (
      <SignInPart {...props} provider={place.provider}>
        <OutsideToDo challenge={props.challenge} />
      </SignInPart>
    )
  )
}

/** A post, which its link names, then the sign-in. */
function PostPart(props: PartProps) {
  const say = useTexts(outsidePart)
  const sentence = useProblemText()
  const { checking, challenge } = props
  const [link, setLink] = useState('')
  const place = placeOf(challenge.type)
  const problem = AT_FIELD.find((key) => key === checking.problem)
  return (
    place && (
      <SignInPart {...props} provider={place.provider} link={link} disabled={link.trim() === ''}>
        <OutsideToDo challenge={challenge} />
        <TextField
          label={say.link()}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={say.linkExample()}
          error={problem && sentence(problem)}
          value={link}
          onChange={(typed) => {
            setLink(typed)
            checking.forget()
          }}
        />
      </SignInPart>
    )
  )
}

/** What is done at a provider: the sign-in alone, or a task before it. */
export const outsideInWallet: Record<OutsideType, TypeInWallet> = {
  ...ofOutside<TypeInWallet>({
    signIn: () => ({ Part: SignInAlone }),
    task: () => ({ Part: TaskPart, ToDo: OutsideToDo }),
  }),
  xPost: { Part: PostPart, ToDo: OutsideToDo, atField: AT_FIELD },
}

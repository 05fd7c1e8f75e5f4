import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { countTemplates } from '#features/templates/contract.ts'
import { CATEGORIES } from '#features/templates/rules.ts'
import { isOnboardingClosed } from '#features/templates/studio/onboarding-state.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'

/** The start page of an admin: the invitation to create a membership card, unless there is a card. */
export function HomeScreen() {
  const navigate = useNavigate()
  const { data, error } = useQueryCall(countTemplates, {}, { quiet: true })
  const isInvited = data?.counts.membership === 0 && !isOnboardingClosed()
  const category = isInvited ? 'membership' : data || error ? CATEGORIES[0] : undefined
  useEffect(() => {
    if (category) void navigate({ to: '/templates/$category', params: { category }, replace: true })
  }, [category, navigate])
  return null
}

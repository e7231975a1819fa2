import { useNavigate } from 'react-router'
import { vacancyScreens } from '#domain/hiring/vacancies/vacancies.screens.ts'
import { useBanner } from '../../../platform/ui/use-banner.ts'

/** Shows the list of vacancies with a banner, after one was added or saved (JOB-06). */
export function useVacancySaved() {
  const navigate = useNavigate()
  const banner = useBanner()
  return ({ success_message, data }: { success_message: string; data: { name_job: string } }) => {
    banner.success(success_message, { name: data.name_job })
    void navigate(vacancyScreens.staffVacancies.to())
  }
}

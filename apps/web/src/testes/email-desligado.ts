import { onTestFinished } from 'vitest'
import { atualizarConfiguracao, configuracao } from '#configuracao.ts'

/** For one test: a provider without a mail server. */
export const comEmailDesligado = () => {
  const antes = { ...configuracao }
  atualizarConfiguracao({ ...antes, envia_email: false })
  onTestFinished(() => atualizarConfiguracao(antes))
}

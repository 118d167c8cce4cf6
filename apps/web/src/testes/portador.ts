import { onTestFinished } from 'vitest'
import { pessoa } from './pessoa.ts'

const emBase64 = (valor: unknown) => btoa(JSON.stringify(valor))

/** A token of this person, as another tab would leave it: what waits on the device is sent for nobody else. */
export const comPortador = () => {
  const accessToken = `x.${emBase64({ sub: pessoa.id, exp: 9_999_999_999 })}.x`
  localStorage.setItem('sessao', JSON.stringify({ accessToken, refreshToken: 'x', created_at: '' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'sessao' }))
  onTestFinished(() => localStorage.removeItem('sessao'))
}

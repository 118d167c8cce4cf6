import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useSyncExternalStore } from 'react'
import { assinarRede } from '#aparelho/rede.ts'
import { quando } from '#ui/quando.ts'
import { type Salvo, useSalvo } from './aberto.ts'
import { textos } from './rascunho.textos.ts'

const t = textos.salvo
/** A write that takes longer is said. The usual one is over before anybody could read about it. */
const ESPERA_MS = 500

const noServidor = (instante: string) => {
  const [dia, hora = ''] = quando(instante).split(' ')
  const [hoje] = quando(new Date().toISOString()).split(' ')
  return dia === hoje ? t.servidor(hora) : t.servidorNoDia(quando(instante))
}

/** The line says when the server last had it, which stays true while somebody types: it does not flicker. */
const emPalavras = (salvo: Salvo, conectado: boolean, demora: boolean) => {
  if (salvo.falha) {
    const hora = salvo.noServidor && quando(salvo.noServidor).split(' ')[1]
    return `${hora ? t.soServidor(hora) : t.emLugarNenhum}. ${textos.falha[salvo.falha]}`
  }
  if (salvo.recusa) return textos.recusa(salvo.recusa)
  const partes = [demora ? t.salvando : t.aqui, salvo.noServidor ? noServidor(salvo.noServidor) : t.aindaNao]
  return [...partes, ...(salvo.aEnviar && !conectado ? [t.semRede] : [])].join(' · ')
}

/** Where the open draft is safe, in plain sight. */
export function EstadoDoSalvo() {
  const salvo = useSalvo()
  const conectado = useSyncExternalStore(assinarRede, () => navigator.onLine)
  const [assentado] = useDebouncedValue(salvo.noAparelho, ESPERA_MS)
  const gravando = !salvo.noAparelho && !salvo.falha
  const grave = salvo.falha !== null || salvo.recusa !== null
  return (
    <Text role="status" aria-busy={gravando} size="xs" c={grave ? 'var(--mantine-color-error)' : 'dimmed'}>
      {emPalavras(salvo, conectado, gravando && !assentado)}
    </Text>
  )
}

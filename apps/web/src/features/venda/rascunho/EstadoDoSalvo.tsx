import { Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { assinarRede } from '#aparelho/rede.ts'
import { quando } from '#ui/quando.ts'
import { type Salvo, useRascunho } from './aberto.ts'
import { textos } from './rascunho.textos.ts'

const t = textos.salvo

const noServidor = (instante: string) => {
  const [dia, hora = ''] = quando(instante).split(' ')
  const [hoje] = quando(new Date().toISOString()).split(' ')
  return dia === hoje ? t.servidor(hora) : t.servidorNoDia(quando(instante))
}

/** The line says when the server last had it, which stays true while somebody types: it does not flicker. */
const emPalavras = (salvo: Salvo, conectado: boolean) => {
  if (salvo.falha) {
    const hora = salvo.noServidor && quando(salvo.noServidor).split(' ')[1]
    return `${hora ? t.soServidor(hora) : t.emLugarNenhum}. ${textos.falha[salvo.falha]}`
  }
  if (salvo.recusa) return textos.recusa(salvo.recusa)
  const partes = [t.aqui, salvo.noServidor ? noServidor(salvo.noServidor) : t.aindaNao]
  return [...partes, ...(salvo.aEnviar && !conectado ? [t.semRede] : [])].join(' · ')
}

/** Where the open draft is safe, in plain sight. */
export function EstadoDoSalvo() {
  const { salvo } = useRascunho()
  const conectado = useSyncExternalStore(assinarRede, () => navigator.onLine)
  const grave = salvo.falha !== null || salvo.recusa !== null
  return (
    <Text role="status" size="xs" c={grave ? 'var(--mantine-color-error)' : 'dimmed'}>
      {emPalavras(salvo, conectado)}
    </Text>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { ConflitoDeVersao } from '../conflito/ConflitoDeVersao.tsx'
import type { Escolha } from '../conflito/versoes.ts'
import type { ConsultaDeHistorico } from './HistoricoDoRegistro.tsx'
import type { Palavras } from './PaginaDeRegistro.tsx'

/** `useEdicao`'s conflict, whatever the noun's values are. */
type ConflitoQualquer = {
  atual: { atualizado_em: string }
  disputados: { campo: PropertyKey; meu: unknown; atual: unknown }[]
  deles: { campo: PropertyKey; antes: unknown; atual: unknown }[]
  resolver: (escolhas: Record<string, Escolha>) => void
  voltar: () => void
}

type ConflitoDoRegistroProps = {
  conflito: ConflitoQualquer
  palavras: Palavras
  historico: ConsultaDeHistorico
}

/** Both sides of a save that lost a race, in words. */
export function ConflitoDoRegistro({ conflito, palavras, historico }: ConflitoDoRegistroProps) {
  const { data } = useInfiniteQuery(historico)
  const { rotulos, mostrarCampo } = palavras
  const mostrarMudanca =
    palavras.mostrarMudanca ??
    ((campo: string, _antes: unknown, atual: unknown) => mostrarCampo(campo, atual))
  const nomear = (chave: PropertyKey) => {
    const campo = String(chave)
    return { campo, rotulo: rotulos[campo] ?? campo }
  }
  return (
    <ConflitoDeVersao
      quem={data?.pages[0]?.itens[0]?.quem ?? null}
      em={conflito.atual.atualizado_em}
      diferencas={conflito.disputados.map(({ campo, meu, atual }) => ({
        ...nomear(campo),
        meu: mostrarCampo(String(campo), meu),
        atual: mostrarCampo(String(campo), atual),
      }))}
      tambemMudou={conflito.deles.map(({ campo, antes, atual }) => ({
        ...nomear(campo),
        atual: mostrarMudanca(String(campo), antes, atual),
      }))}
      enviando={false}
      aoSalvar={conflito.resolver}
      aoFechar={conflito.voltar}
    />
  )
}

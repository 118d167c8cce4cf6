import { type EntradaDeHistorico, nomeDoAutor } from '@balcao/contract/base/auditoria'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSessao } from '#sessao.ts'
import { ConflitoDeVersao } from '../conflito/ConflitoDeVersao.tsx'
import type { Escolha } from '../conflito/versoes.ts'
import type { ConsultaDeHistorico } from './HistoricoDoRegistro.tsx'
import type { Palavras } from './PaginaDeRegistro.tsx'

/** `useEdicao`'s conflict, for any noun. */
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
  const autor = quemSalvou(data?.pages[0]?.itens ?? [], conflito.atual.atualizado_em)
  const eu = useSessao().usuarioAutenticado
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
      quem={autor ? nomeDoAutor(autor) : null}
      souEu={eu !== null && autor?.usuario_id === eu.id}
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

/** The history also has consents and exports, which may be newer than the last save. */
const quemSalvou = (entradas: readonly EntradaDeHistorico[], em: string) =>
  entradas.find((entrada) => Date.parse(entrada.em) === Date.parse(em)) ?? entradas[0]

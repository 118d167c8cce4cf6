import type { Grupo } from '@balcao/contract/grupo-permissao'
import { type Permissao, rotuloDaPermissao } from '@balcao/contract/permissao'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ConflitoDeVersao } from '../../ui/conflito/ConflitoDeVersao.tsx'
import type { Conflito } from '../../ui/formulario/useEdicao.ts'
import { mostrarValor } from '../../ui/historico/entradas.ts'
import { grupos } from './grupo-permissao.data.ts'
import type { ValoresGrupo } from './grupo-permissao.formulario.ts'
import { rotulos, textos } from './grupo-permissao.textos.ts'
import { diferenca } from './matriz.ts'

type ConflitoDeGrupoProps = { grupo: Grupo; conflito: Conflito<Grupo, ValoresGrupo> }

const nomes = (permissoes: readonly string[]) =>
  permissoes.map((permissao) => rotuloDaPermissao(permissao as Permissao)).join(', ')

/** "concedidas: …; retiradas: …" */
const mudancaDePermissoes = (antes: readonly string[], depois: readonly string[]) => {
  const { concedidas, retiradas } = diferenca(antes, depois)
  return [
    concedidas.length > 0 && `${textos.concedidas}: ${nomes(concedidas)}`,
    retiradas.length > 0 && `${textos.retiradas}: ${nomes(retiradas)}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** Both sides of a save that lost a race. Permissions never dispute: each side's choices stand. */
export function ConflitoDeGrupo({ grupo, conflito }: ConflitoDeGrupoProps) {
  const { data: historico } = useInfiniteQuery(grupos.historico(grupo.id))
  return (
    <ConflitoDeVersao
      quem={historico?.pages[0]?.itens[0]?.quem ?? null}
      em={conflito.atual.atualizado_em}
      diferencas={conflito.disputados.map(({ campo, meu, atual }) => ({
        campo,
        rotulo: rotulos[campo],
        meu: mostrarValor(meu),
        atual: mostrarValor(atual),
      }))}
      tambemMudou={conflito.deles.map((lados) => ({
        campo: lados.campo,
        rotulo: rotulos[lados.campo],
        atual:
          lados.campo === 'permissoes'
            ? mudancaDePermissoes(lados.antes, lados.atual)
            : mostrarValor(lados.atual),
      }))}
      enviando={false}
      aoSalvar={conflito.resolver}
      aoFechar={conflito.voltar}
    />
  )
}

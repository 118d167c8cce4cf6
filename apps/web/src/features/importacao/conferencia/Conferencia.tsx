import { camposDaImportacao } from '@balcao/contract/clientes/importacao/campos'
import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { emLista } from '#textos/emLista.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Recusa } from '#ui/Recusa.tsx'
import { importacoes, useIniciar } from '../importacao.data.ts'
import { textos } from '../importacao.textos.ts'
import { ColunasDoArquivo } from './ColunasDoArquivo.tsx'
import classes from './Conferencia.module.css'
import { EscolhaDoModo } from './EscolhaDoModo.tsx'
import { EscolhaDoOpcional } from './EscolhaDoOpcional.tsx'
import { obrigatoriosQueFaltam, temRepetidas } from './mapeamento.ts'
import { nomeDaColuna } from './nomeDaColuna.ts'
import { Previa } from './Previa.tsx'
import { useRascunho } from './useRascunho.ts'

const t = textos.inicio

/**
 * The second step: the columns, what to do with existing
 * clients, and the first rows as they would be imported.
 */
export function Conferencia({ importacao }: { importacao: Importacao }) {
  const { dados, ligar, escolher } = useRascunho(importacao)
  const { mapeamento, modo, opcional_errado } = dados
  const repetidas = temRepetidas(mapeamento)
  const faltam = obrigatoriosQueFaltam(mapeamento)
  const impedida = repetidas || faltam.length > 0
  // Also shown while a required column is missing: people recognise it by the content of its cells.
  const previa = useQuery({ ...importacoes.previa(importacao.id, dados), enabled: !repetidas })
  const iniciar = useIniciar(importacao.id)
  const motivo = repetidas
    ? t.repetido
    : faltam.length > 0
      ? t.falta(emLista(faltam.map((campo) => camposDaImportacao[campo])))
      : null

  return (
    <div className={classes.conferencia}>
      <ColunasDoArquivo
        importacao={importacao}
        mapeamento={mapeamento}
        linhas={previa.data?.linhas}
        aoLigar={ligar}
      />
      <EscolhaDoModo modo={modo} aoMudar={(novo) => escolher({ modo: novo })} />
      <EscolhaDoOpcional trato={opcional_errado} aoMudar={(trato) => escolher({ opcional_errado: trato })} />
      <Previa
        consulta={previa}
        mapeamento={mapeamento}
        nomes={importacao.colunas.map(nomeDaColuna)}
        impedida={impedida}
      />
      {iniciar.error && <Recusa>{textoDoErro(iniciar.error)}</Recusa>}
      <div className={classes.comecar}>
        <span>{motivo ?? t.aviso}</span>
        <BotaoComMotivo motivo={motivo} loading={iniciar.isPending} onClick={() => iniciar.mutate(dados)}>
          {t.comecar}
        </BotaoComMotivo>
      </div>
    </div>
  )
}

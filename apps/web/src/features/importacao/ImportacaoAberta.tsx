import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { Andamento } from './andamento/Andamento.tsx'
import { Resultado } from './andamento/Resultado.tsx'
import { Conferencia } from './conferencia/Conferencia.tsx'
import { DadosDoArquivo } from './DadosDoArquivo.tsx'
import { etapaDe } from './etapa.ts'
import { textos } from './importacao.textos.ts'

type ImportacaoAbertaProps = { consulta: UseQueryResult<Importacao>; aoRecomecar: () => void }

/** Steps two to four, depending on the state of the import. */
export function ImportacaoAberta({ consulta, aoRecomecar }: ImportacaoAbertaProps) {
  const { data: importacao, error } = consulta
  const podeVisualizar = usePode('VISUALIZAR.CLIENTE')
  const recomecar = <Button onClick={aoRecomecar}>{textos.outroArquivo}</Button>
  if (!importacao)
    return error ? (
      <>
        <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => consulta.refetch()} />
        <Vazio icone="tabler:file-import" texto={textos.naoAbriu} acao={recomecar} />
      </>
    ) : (
      <Carregando linhas={6} />
    )

  const etapa = etapaDe(importacao)
  function conferencia(importacao: Importacao) {
    if (!importacao.arquivo_disponivel)
      return <Vazio icone="tabler:file-off" texto={textos.inicio.vencido} acao={recomecar} />
    if (!podeVisualizar) return <Vazio icone="tabler:lock" texto={textos.semVisualizar} />
    return <Conferencia importacao={importacao} />
  }
  return (
    <>
      <DadosDoArquivo importacao={importacao} aoTrocar={aoRecomecar} />
      {etapa === 3 && <Andamento importacao={importacao} semContato={error !== null} />}
      {etapa === 4 && <Resultado importacao={importacao} aoRecomecar={aoRecomecar} />}
      {etapa === 2 && conferencia(importacao)}
    </>
  )
}

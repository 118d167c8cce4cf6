import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Secao } from '#ui/Secao.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { EscolhaDoLote } from './EscolhaDoLote.tsx'
import { textos } from './lote.textos.ts'

const t = textos.novo

export function NovoLote() {
  const { data: empresas, error, refetch } = useQuery(opcoesDeEmpresas)
  return (
    <Secao titulo={t.titulo} texto={t.texto}>
      {error ? (
        <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
      ) : !empresas ? (
        <Carregando linhas={3} />
      ) : empresas.length === 0 ? (
        <Vazio icone="tabler:building-store" texto={t.semEmpresa} />
      ) : (
        <EscolhaDoLote empresas={empresas} />
      )}
    </Secao>
  )
}

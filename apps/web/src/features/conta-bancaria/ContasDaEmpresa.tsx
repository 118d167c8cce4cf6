import type { ContaBancariaResumo } from '@balcao/contract/cobranca/conta-bancaria'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { textoDoErro } from '#http/erro.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import classes from '#ui/Linhas.module.css'
import { Secao } from '#ui/Secao.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { contas } from './conta-bancaria.data.ts'
import { contaEmLinha } from './conta-bancaria.palavras.ts'
import { situacoes, textos } from './conta-bancaria.textos.ts'

/** On the record of the company: the default first. */
export function ContasDaEmpresa({ empresaId }: { empresaId: string }) {
  const { data, error, refetch } = useQuery(contas.listar({ empresa_id: empresaId }))
  const vazia = data?.length === 0
  const nova = (
    <Button
      variant="default"
      size="compact-sm"
      renderRoot={(props) => (
        <Link to="/admin/empresa/$id/conta/nova" params={{ id: empresaId }} {...props} />
      )}
    >
      {textos.adicionar}
    </Button>
  )
  return (
    <Secao titulo={textos.titulo} texto={textos.explicadas} acao={!vazia && nova}>
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {!data && !error && <Carregando linhas={1} />}
      {vazia && <Vazio icone="tabler:building-bank" texto={textos.nenhuma} acao={nova} />}
      <ul className={classes.lista}>
        {data?.map((conta) => (
          <UmaConta key={conta.id} empresaId={empresaId} conta={conta} />
        ))}
      </ul>
    </Secao>
  )
}

function UmaConta({ empresaId, conta }: { empresaId: string; conta: ContaBancariaResumo }) {
  return (
    <li>
      <div>
        <p className={classes.titulo}>
          <Link
            to="/admin/empresa/$id/conta/$contaId"
            params={{ id: empresaId, contaId: conta.id }}
            className={classes.link}
          >
            {conta.nome}
          </Link>
          {conta.padrao && <Situacao tom="informacao">{textos.padrao}</Situacao>}
          {!conta.ativo && <Situacao tom="neutro">{situacoes.inativo}</Situacao>}
          {conta.incompleta && <Situacao tom="aviso">{textos.incompleta}</Situacao>}
        </p>
        <p className={classes.detalhe}>{contaEmLinha(conta)}</p>
      </div>
    </li>
  )
}

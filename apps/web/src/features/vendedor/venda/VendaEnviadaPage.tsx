import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ErroHttp, naoExiste, textoDoErro } from '#http/erro.ts'
import { anexosNoServidor } from '#partes/anexo/anexo.data.ts'
import { tons } from '#partes/venda/tons.ts'
import { useMarcarVistas } from '#partes/venda/useMarcarVistas.ts'
import { AcoesDaVenda } from '#partes/venda-acoes/AcoesDaVenda.tsx'
import { vendaEnviada } from '#partes/venda-acoes/acoes.data.ts'
import type { AcaoDaPagina } from '#partes/venda-acoes/acoes.ts'
import { notaAoReenviar } from '#partes/venda-acoes/nota-ao-reenviar.ts'
import { porQueNaoReenviar } from '#partes/venda-acoes/por-que-nao-reenviar.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { useVivo } from '#vivo/useVivo.ts'
import classes from '../Vendedor.module.css'
import { Andamento } from './Andamento.tsx'
import { AnexosDaVenda } from './AnexosDaVenda.tsx'
import { ClienteDaVenda } from './ClienteDaVenda.tsx'
import { LinkParaMandar } from './LinkParaMandar.tsx'
import { OQueFoiVendido } from './OQueFoiVendido.tsx'
import { VoltarAoRascunho } from './VoltarAoRascunho.tsx'
import { textos } from './venda-enviada.textos.ts'

const rota = getRouteApi('/_app/vendedor/venda/$id/')

/** A sent sale, for who sold it: what was sold, where it stands, and what there is to do. */
export function VendaEnviadaPage() {
  const { id } = rota.useParams()
  const { data: venda, error, refetch } = useQuery(vendaEnviada(id))
  const { data: anexos } = useQuery(anexosNoServidor(id))
  const [aberta, setAberta] = useState<AcaoDaPagina | null>(null)
  useMarcarVistas(venda ? [id] : [])
  useVivo('venda', (ids) => {
    if (!ids || ids.includes(id)) void refetch()
  })
  if (!venda)
    return (
      <div className={classes.tela}>
        <PaginaCabecalho titulo={textos.carregando} />
        {error ? <SemVenda erro={error} id={id} aoTentarDeNovo={() => void refetch()} /> : <Carregando />}
      </div>
    )
  const { situacao, motivo, restricoes } = venda
  return (
    <div className={classes.tela}>
      <PaginaCabecalho
        titulo={`${textos.titulo(venda.protocolo)} · ${venda.cliente.nome}`}
        selo={<Situacao tom={tons[situacao]}>{nomesDasSituacoes[situacao]}</Situacao>}
      />
      {motivo && <p className={classes.motivo}>{motivo}</p>}
      {situacao === 'AGUARDANDO_AUTORIZACAO' && restricoes.length > 0 && (
        <div className={classes.motivo}>
          <strong>{textos.restricoes}</strong>
          <ul>
            {restricoes.map(({ regra, texto }) => (
              <li key={regra}>{texto}</li>
            ))}
          </ul>
        </div>
      )}
      <AcoesDaVenda
        venda={venda}
        aberta={aberta}
        aoAbrir={setAberta}
        motivos={{ reenviar: porQueNaoReenviar(anexos ?? []) }}
        notas={{ reenviar: anexos ? notaAoReenviar(venda, anexos) : null }}
        propria
      />
      <LinkParaMandar venda={venda} />
      <OQueFoiVendido venda={venda} />
      <ClienteDaVenda venda={venda} />
      <AnexosDaVenda venda={venda} />
      <Andamento linhas={venda.historico} />
    </div>
  )
}

type SemVendaProps = { erro: Error; id: string; aoTentarDeNovo: () => void }

function SemVenda({ erro, id, aoTentarDeNovo }: SemVendaProps) {
  if (!naoExiste(erro)) {
    const semRede = erro instanceof ErroHttp && erro.ehDeRede
    return (
      <ErroNaTela mensagem={semRede ? textos.semRede : textoDoErro(erro)} aoTentarDeNovo={aoTentarDeNovo} />
    )
  }
  return (
    <>
      <VoltarAoRascunho id={id} />
      <Vazio
        texto={textos.naoEncontrada}
        acao={
          <Button variant="default" mih={44} renderRoot={(props) => <Link to="/vendedor" {...props} />}>
            {textos.voltar}
          </Button>
        }
      />
    </>
  )
}

import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import { nomesDosVereditos } from '@balcao/contract/vendas/anexo-nomes'
import { anexosExigidos } from '@balcao/contract/vendas/faltas'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { anexosNoServidor } from '#partes/anexo/anexo.data.ts'
import { VerAnexo } from '#partes/anexo/VerAnexo.tsx'
import { desde } from '#ui/desde.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import { Grupo, GrupoCarregando } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { textos } from './venda-enviada.textos.ts'

const t = textos.anexos

const tons: Record<Anexo['veredito'], TomDaSituacao> = {
  PENDENTE: 'informacao',
  APROVADO: 'sucesso',
  REJEITADO: 'perigo',
}

/** The newest of each kind, and what the channel asks for and is not there. */
export function AnexosDaVenda({ venda }: { venda: Venda }) {
  const { data, error, isPending, refetch } = useQuery(anexosNoServidor(venda.id))
  const atuais = data?.filter(({ atual }) => atual) ?? []
  return (
    <Grupo titulo={t.titulo}>
      {isPending && <GrupoCarregando />}
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {data && <OQueFalta venda={venda} atuais={atuais} />}
      {data && atuais.length === 0 && <p className={classes.vazio}>{t.nenhum}</p>}
      {atuais.length > 0 && (
        <ul className={classes.lista}>
          {atuais.map((anexo) => (
            <UmAnexo key={anexo.id} anexo={anexo} />
          ))}
        </ul>
      )}
    </Grupo>
  )
}

function OQueFalta({ venda: { canal }, atuais }: { venda: Venda; atuais: readonly Anexo[] }) {
  const faltam = canal.anexos_obrigatorios.filter((tipo) => !atuais.some((anexo) => anexo.tipo === tipo))
  const exigidos = anexosExigidos(canal)
  if (faltam.length === 0) return null
  return (
    <Alert color="warning" role="note" title={faltam.length === 1 ? t.falta : t.faltam} my="xs">
      <ul className={classes.faltam}>
        {faltam.map((tipo) => (
          <li key={tipo}>
            {exigidos.includes(tipo) ? nomesDosAnexos[tipo] : t.doAssinante(nomesDosAnexos[tipo])}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function UmAnexo({ anexo }: { anexo: Anexo }) {
  const { id, tipo, mime, veredito, motivo, criado_em, quem, situacao, recusa, duracao_segundos } = anexo
  const nome = nomesDosAnexos[tipo]
  return (
    <li className={classes.cartao} aria-label={nome}>
      <div className={classes.texto}>
        <p className={classes.nome}>
          <strong>{nome}</strong>
          <Situacao tom={tons[veredito]}>{nomesDosVereditos[veredito]}</Situacao>
        </p>
        {motivo && <p className={classes.motivo}>{motivo}</p>}
        {situacao === 'CONVERTENDO' && <p>{t.convertendo}</p>}
        {situacao === 'RECUSADO' && <p className={classes.motivo}>{recusa ?? t.recusado}</p>}
        <p className={classes.menor}>{t.enviado(desde(criado_em), quem)}</p>
      </div>
      {situacao === 'PRONTO' && (
        <VerAnexo id={id} mime={mime} rotulo={nome} segundos={duracao_segundos ?? undefined} />
      )}
    </li>
  )
}

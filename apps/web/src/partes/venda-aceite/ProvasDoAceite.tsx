import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import type { AceiteDaVenda } from '@balcao/contract/vendas/aceite-da-venda-api'
import { nomesDosModelos } from '@balcao/contract/vendas/aceite-modelo'
import { useQuery } from '@tanstack/react-query'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { quando } from '#ui/quando.ts'
import { aceiteDaVenda, useBaixarComprovante } from './aceite.data.ts'
import { textos } from './aceite.textos.ts'
import classes from './VendaAceite.module.css'

const { campos } = textos

/** What the subscriber accepted, with its evidence and the PDF. */
export function ProvasDoAceite({ venda }: { venda: { id: string; protocolo: number } }) {
  const { data, error, refetch, isPending } = useQuery(aceiteDaVenda(venda.id))
  const baixar = useBaixarComprovante(venda)
  if (error) return <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />
  if (isPending) return null
  if (!data) return <p className={classes.menor}>{textos.nenhum}</p>
  return (
    <>
      <p>{textos.aceitoPor(data.nome, quando(data.em))}</p>
      {!data.vale && <p role="note">{textos.naoVale}</p>}
      <Provas aceite={data} />
      <BotaoComMotivo
        mih={44}
        variant="default"
        loading={baixar.isPending}
        motivo={data.comprovante ? null : textos.semComprovante}
        onClick={() => baixar.mutate()}
      >
        {textos.comprovante}
      </BotaoComMotivo>
    </>
  )
}

function Provas({ aceite }: { aceite: AceiteDaVenda }) {
  const oculto = aceite.ip === null
  return (
    <>
      {oculto && <p role="note">{textos.oculto}</p>}
      {!oculto && (
        <dl className={classes.dados}>
          <div>
            <dt>{campos.ip}</dt>
            <dd>{aceite.ip}</dd>
          </div>
          <div>
            <dt>{campos.agente}</dt>
            <dd>{aceite.agente || textos.semAgente}</dd>
          </div>
        </dl>
      )}
      <Resumos aceite={aceite} />
      {!oculto && <TextosAceitos aceite={aceite} />}
    </>
  )
}

/** For whoever has to prove something, which is seldom. */
function Resumos({ aceite }: { aceite: AceiteDaVenda }) {
  return (
    <details>
      <summary>{textos.resumos}</summary>
      <dl className={classes.dados}>
        <div>
          <dt>{campos.sha256}</dt>
          <dd>{aceite.texto_sha256}</dd>
        </div>
        {aceite.documentos.length > 0 && (
          <div>
            <dt>{campos.documentos}</dt>
            {aceite.documentos.map(({ tipo, sha256 }) => (
              <dd key={tipo}>
                {nomesDosAnexos[tipo]}: {sha256}
              </dd>
            ))}
          </div>
        )}
        {aceite.pdf_sha256 && (
          <div>
            <dt>{campos.pdf}</dt>
            <dd>{aceite.pdf_sha256}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}

function TextosAceitos({ aceite }: { aceite: AceiteDaVenda }) {
  return (
    <details>
      <summary>{textos.textosAceitos}</summary>
      {aceite.textos.map(({ tipo, versao, texto }) => (
        <div key={tipo}>
          <strong>
            {nomesDosModelos[tipo]}, versão {versao}
          </strong>
          <p className={classes.texto}>{texto}</p>
        </div>
      ))}
    </details>
  )
}

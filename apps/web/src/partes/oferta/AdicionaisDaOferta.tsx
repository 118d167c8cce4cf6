import { rotuloDaCobranca } from '@balcao/contract/catalogo/adicional'
import type { AdicionalDaOferta, Oferta, PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { exigidosPor } from '@balcao/contract/catalogo/preco/oferta'
import { ActionIcon, Checkbox } from '@mantine/core'
import { Icone } from '#ui/Icone.tsx'
import classes from './Escolhas.module.css'
import { textos } from './escolhas.textos.ts'
import { type EscolhasDaOferta, motivoDoAdicional } from './escolhas.ts'
import { precoDoAdicional } from './preco-do-adicional.ts'

type AdicionaisDaOfertaProps = { oferta: Oferta; dia: string; feitas: EscolhasDaOferta }

export function AdicionaisDaOferta({ oferta, dia, feitas }: AdicionaisDaOfertaProps) {
  if (oferta.adicionais.length === 0) return null
  return (
    <fieldset className={classes.parte} data-path="adicionais">
      <legend>{textos.adicionais}</legend>
      {oferta.adicionais.map((adicional) => {
        const escolhido = feitas.adicionais.find(({ id }) => id === adicional.id)
        return (
          <Linha
            key={adicional.id}
            adicional={adicional}
            preco={precoDoAdicional(oferta, dia, feitas.promocoes, adicional)}
            quantidade={escolhido?.quantidade ?? 0}
            porQueObrigatorio={porQueObrigatorio(adicional, escolhido, feitas.promocoes)}
            motivo={motivoDoAdicional(oferta, feitas.adicionais, adicional)}
            aoMudar={(quantidade) => feitas.mudarQuantidade(adicional.id, quantidade)}
          />
        )
      })}
    </fieldset>
  )
}

/** Brought by the plan, or by a promotion. */
function porQueObrigatorio(
  { id, obrigatorio }: AdicionalDaOferta,
  escolhido: { obrigatorio: boolean } | undefined,
  promocoes: readonly PromocaoDaOferta[],
): string | null {
  if (obrigatorio) return textos.obrigatorio
  if (!escolhido?.obrigatorio) return null
  const dela = promocoes.find((promocao) => exigidosPor([promocao]).includes(id))
  return textos.vemCom(dela?.nome ?? '')
}

type LinhaProps = {
  adicional: AdicionalDaOferta
  preco: string
  quantidade: number
  /** Null: the person may take it out. */
  porQueObrigatorio: string | null
  motivo: string | null
  aoMudar: (quantidade: number) => void
}

function Linha({ adicional, preco, quantidade, porQueObrigatorio, motivo, aoMudar }: LinhaProps) {
  const { nome, cobranca, quantidade_maxima } = adicional
  const obrigatorio = porQueObrigatorio !== null
  const minimo = obrigatorio ? 1 : 0
  const impedido = motivo !== null && quantidade === 0
  const detalhe = `${preco} · ${rotuloDaCobranca[cobranca].toLowerCase()}`
  return (
    <div className={classes.linha}>
      <Checkbox
        label={nome}
        description={impedido ? motivo : `${detalhe}${obrigatorio ? ` · ${porQueObrigatorio}` : ''}`}
        checked={quantidade > 0}
        disabled={obrigatorio || impedido}
        onChange={() => aoMudar(quantidade > 0 ? 0 : 1)}
      />
      {quantidade_maxima > 1 && quantidade > 0 && (
        <div className={classes.passos}>
          <ActionIcon
            variant="default"
            aria-label={textos.menos(nome)}
            disabled={quantidade <= minimo}
            onClick={() => aoMudar(quantidade - 1)}
          >
            <Icone nome="tabler:minus" tamanho={14} />
          </ActionIcon>
          <output aria-label={nome}>{quantidade}</output>
          <ActionIcon
            variant="default"
            aria-label={textos.mais(nome)}
            disabled={quantidade >= quantidade_maxima}
            onClick={() => aoMudar(quantidade + 1)}
          >
            <Icone nome="tabler:plus" tamanho={14} />
          </ActionIcon>
        </div>
      )}
    </div>
  )
}

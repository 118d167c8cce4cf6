import { rotuloDaCobranca } from '@balcao/contract/catalogo/adicional'
import type { AdicionalDaOferta, Oferta } from '@balcao/contract/catalogo/oferta'
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
    <fieldset className={classes.parte}>
      <legend>{textos.adicionais}</legend>
      {oferta.adicionais.map((adicional) => {
        const escolhido = feitas.adicionais.find(({ id }) => id === adicional.id)
        return (
          <Linha
            key={adicional.id}
            adicional={adicional}
            preco={precoDoAdicional(oferta, dia, feitas.promocoes, adicional)}
            quantidade={escolhido?.quantidade ?? 0}
            // Brought by the plan, or by a promotion.
            obrigatorio={escolhido?.obrigatorio ?? adicional.obrigatorio}
            motivo={motivoDoAdicional(oferta, feitas.adicionais, adicional)}
            aoMudar={(quantidade) => feitas.mudarQuantidade(adicional.id, quantidade)}
          />
        )
      })}
    </fieldset>
  )
}

type LinhaProps = {
  adicional: AdicionalDaOferta
  preco: string
  quantidade: number
  obrigatorio: boolean
  motivo: string | null
  aoMudar: (quantidade: number) => void
}

function Linha({ adicional, preco, quantidade, obrigatorio, motivo, aoMudar }: LinhaProps) {
  const { nome, cobranca, quantidade_maxima } = adicional
  const minimo = obrigatorio ? 1 : 0
  const impedido = motivo !== null && quantidade === 0
  const detalhe = `${preco} · ${rotuloDaCobranca[cobranca].toLowerCase()}`
  return (
    <div className={classes.linha}>
      <Checkbox
        label={nome}
        description={impedido ? motivo : `${detalhe}${obrigatorio ? ` · ${textos.obrigatorio}` : ''}`}
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

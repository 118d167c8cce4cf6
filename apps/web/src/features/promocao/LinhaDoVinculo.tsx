import type { AdicionalDaPromocao } from '@balcao/contract/catalogo/promocao'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { ActionIcon, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { CampoMoeda } from '#ui/campos/CampoMoeda.tsx'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { Icone } from '#ui/Icone.tsx'
import { Motivo } from '#ui/Motivo.tsx'
import type { AdicionalConhecido } from './adicionais.formulario.ts'
import classes from './LinhaDoVinculo.module.css'
import { textos } from './promocao.textos.ts'

type LinhaDoVinculoProps = {
  /** Its path in the form, `adicionais.0`. */
  name: string
  vinculo: AdicionalDaPromocao
  adicional: AdicionalConhecido | undefined
  /** Why it cannot be mandatory. The text is too long to fit beside the switch. */
  choque: ReactNode
  /** Mandatory in the saved record. An inactive additional may stay mandatory, but not become so. */
  jaObrigava: boolean
  travado: boolean
  aoTirar: () => void
}

export function LinhaDoVinculo(props: LinhaDoVinculoProps) {
  const { name, vinculo, adicional, choque, jaObrigava, travado, aoTirar } = props
  const idDoChoque = useId()
  if (!adicional) return null
  const { nome, cobranca, valor, ativo } = adicional
  const semObrigar = ativo || jaObrigava ? null : textos.adicionais.inativoNaoObriga
  const acimaDaTabela = vinculo.valor_promocional > valor
  return (
    <li className={classes.vinculo} aria-label={nome}>
      <div className={classes.qual}>
        <p className={classes.nome}>{nome}</p>
        <p className={classes.tabela}>{textos.adicionais.deTabela(formatarDinheiro(valor), cobranca)}</p>
        {!ativo && <p className={classes.aviso}>{textos.adicionais.inativo}</p>}
      </div>
      <div className={classes.obrigatorio}>
        <Motivo texto={semObrigar}>
          <CampoInterruptor
            name={`${name}.obrigatorio`}
            label={textos.adicionais.obrigatorio}
            disabled={semObrigar !== null}
            error={Boolean(choque)}
            aria-invalid={Boolean(choque)}
            aria-describedby={idDoChoque}
          />
        </Motivo>
      </div>
      <CampoMoeda
        className={classes.preco}
        name={`${name}.valor_promocional`}
        label={textos.adicionais.preco}
        description={
          acimaDaTabela && <span className={classes.aviso}>{textos.adicionais.acimaDaTabela}</span>
        }
        inputWrapperOrder={dicaAbaixo}
        limpavel={false}
      />
      {cobranca === 'MENSAL' && (
        <CampoNumero className={classes.meses ?? ''} name={`${name}.meses`} label={textos.adicionais.meses} />
      )}
      <ActionIcon
        className={classes.tirar ?? ''}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={textos.adicionais.tirar(nome)}
        disabled={travado}
        onClick={aoTirar}
      >
        <Icone nome="tabler:trash" tamanho={18} />
      </ActionIcon>
      <Input.Error id={idDoChoque} className={classes.choque ?? ''}>
        {choque}
      </Input.Error>
    </li>
  )
}

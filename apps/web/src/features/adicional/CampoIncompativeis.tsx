import type { Adicional } from '@balcao/contract/catalogo/adicional'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'
import { CampoSelecaoMultipla } from '#ui/campos/CampoSelecaoMultipla.tsx'
import { dicaAbaixo } from '#ui/campos/dicaAbaixo.ts'
import { rotulos, textos } from './adicional.textos.ts'

type CampoIncompativeisProps = {
  escolhidos: readonly string[]
  /** The record itself. It cannot be chosen. */
  registrado?: Pick<Adicional, 'id'> | undefined
}

export function CampoIncompativeis({ escolhidos, registrado }: CampoIncompativeisProps) {
  const { data: opcoes = [] } = useQuery(opcoesDeAdicionais)
  return (
    <CampoSelecaoMultipla
      name="incompativel_com"
      label={rotulos.incompativel_com}
      description={textos.nosDoisSentidos}
      inputWrapperOrder={dicaAbaixo}
      placeholder={escolhidos.length === 0 ? textos.escolhaIncompativeis : ''}
      data={opcoes
        .filter(({ id }) => id !== registrado?.id)
        .map(({ id, nome, ativo }) => ({ value: id, label: ativo ? nome : textos.inativo(nome) }))}
    />
  )
}

import { Select, type SelectProps } from '@mantine/core'
import { memo } from 'react'
import { textos } from '../textos.ts'
import { useEventos } from '../useEventos.ts'
import { escolherComEnter } from './escolherComEnter.ts'
import { filtrarSemAcento } from './opcoes.ts'
import { type Ligavel, useCampo } from './useCampo.ts'
import { useListaDoCampo } from './useListaDoCampo.ts'

export type CampoSelecaoProps = Omit<SelectProps, 'value' | 'defaultValue' | 'onChange' | 'name'> &
  Ligavel<string | null>

const Lista = memo<SelectProps>(Select)
const botaoDeLimpar = { 'aria-label': textos.acao.limpar, tabIndex: -1 }

export function Selecao(props: CampoSelecaoProps) {
  const { valor, mudar, resto } = useCampo<string | null, typeof props>(props, null)
  const { onFocus, comboboxProps } = useListaDoCampo(resto)
  const { onBlur, ...aspecto } = resto
  const eventos = useEventos({ onFocus, onBlur, onChange: (escolhido: string | null) => mudar(escolhido) })
  return (
    <Lista
      searchable
      selectFirstOptionOnChange
      onKeyDownCapture={escolherComEnter}
      // So that the list does not open by itself over the message of a field that just got the focus.
      openOnFocus={false}
      clearable
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage={textos.campo.nadaEncontrado}
      filter={filtrarSemAcento}
      clearButtonProps={botaoDeLimpar}
      {...aspecto}
      {...eventos}
      comboboxProps={comboboxProps}
      value={valor}
    />
  )
}

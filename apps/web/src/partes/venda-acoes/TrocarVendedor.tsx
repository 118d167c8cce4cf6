import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textoDoErro } from '#http/erro.ts'
import { CampoSelecao } from '#ui/campos/CampoSelecao.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { vendedoresPossiveis } from './acoes.data.ts'
import { textos } from './acoes.textos.ts'
import { type DialogoProps, QuadroDaAcao } from './QuadroDaAcao.tsx'

const t = textos.vendedor
/** What opens over the page would be behind the dialog. */
const DENTRO_DO_QUADRO = { withinPortal: false }

export function TrocarVendedor(props: DialogoProps) {
  const { data, error, refetch } = useQuery(vendedoresPossiveis(props.venda.id))
  const [vendedor_id, setVendedor] = useState<string | null>(null)
  const [falta, setFalta] = useState(false)
  const conferir = () => {
    setFalta(!vendedor_id)
    return vendedor_id ? { vendedor_id } : false
  }
  return (
    <QuadroDaAcao {...props} acao="trocar_vendedor" conferir={conferir} campos={['vendedor_id']}>
      {(erro) => (
        <>
          {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
          {data?.length === 0 ? (
            <Text size="sm">{t.nenhum}</Text>
          ) : (
            <CampoSelecao
              label={t.campo}
              data={(data ?? []).map(({ id, nome }) => ({ value: id, label: nome }))}
              disabled={!data}
              value={vendedor_id}
              onChange={setVendedor}
              error={(falta && !vendedor_id && t.escolha) || erro('vendedor_id')}
              comboboxProps={DENTRO_DO_QUADRO}
              data-autofocus
            />
          )}
        </>
      )}
    </QuadroDaAcao>
  )
}

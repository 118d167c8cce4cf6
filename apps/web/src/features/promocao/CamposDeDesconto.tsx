import type { DadosPromocao } from '@balcao/contract/catalogo/promocao'
import { exemploNaInstalacao, exemploNaMensalidade } from '@balcao/contract/catalogo/promocao-texto'
import type { UseFormReturnType } from '@mantine/form'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { CampoDesconto } from './CampoDesconto.tsx'
import { rotulos } from './promocao.textos.ts'

export function CamposDeDesconto({ form }: { form: UseFormReturnType<DadosPromocao> }) {
  const { duracao_meses } = form.values
  return (
    <>
      <CampoDesconto
        name="desconto_mensalidade"
        label={rotulos.desconto_mensalidade}
        exemplo={(desconto) => exemploNaMensalidade(desconto, duracao_meses || 1)}
        // A hidden field could no longer be corrected.
        aoTirar={() => form.setFieldValue('duracao_meses', 1)}
      >
        <CampoNumero name="duracao_meses" label={rotulos.duracao_meses} withAsterisk />
      </CampoDesconto>
      <CampoDesconto
        name="desconto_instalacao"
        label={rotulos.desconto_instalacao}
        exemplo={exemploNaInstalacao}
      />
    </>
  )
}

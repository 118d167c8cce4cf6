import type { Promocao } from '@balcao/contract/catalogo/promocao'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { BotaoExcluirRegistro } from '#ui/registro/BotaoExcluirRegistro.tsx'
import { useExcluirPromocao } from './promocao.data.ts'
import { textos } from './promocao.textos.ts'

export function BotaoExcluir({ promocao: { id, nome, usos, editavel } }: { promocao: Promocao }) {
  const navegar = useNavigate()
  const podeExcluir = usePode('EXCLUIR.PROMOCAO')
  const motivo = [
    !podeExcluir && textos.semExcluir,
    !editavel && textos.naoEditavel,
    usos > 0 && textos.jaUsada(usos),
  ].find(Boolean)
  return (
    <BotaoExcluirRegistro
      motivo={motivo || null}
      pergunta={textos.excluirPergunta(nome)}
      consequencia={textos.excluirConsequencia}
      excluir={useExcluirPromocao(id)}
      excluido={textos.excluida(nome)}
      aoExcluir={() => navegar({ to: '/admin/promocao', ignoreBlocker: true })}
    />
  )
}

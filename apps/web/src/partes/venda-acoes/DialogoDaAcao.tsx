import type { AcaoComMotivos } from '@balcao/contract/vendas/motivos-api'
import { Text } from '@mantine/core'
import { Agendar } from './Agendar.tsx'
import type { AcaoDaPagina } from './acoes.ts'
import { Concluir } from './Concluir.tsx'
import { Desistir } from './Desistir.tsx'
import { type DialogoProps, QuadroDaAcao } from './QuadroDaAcao.tsx'
import { TrocarVendedor } from './TrocarVendedor.tsx'
import { useMotivo } from './useMotivo.tsx'

/** The question of each action. Mounted while it is asked. */
export function DialogoDaAcao({ acao, ...props }: DialogoProps & { acao: AcaoDaPagina }) {
  switch (acao) {
    case 'aprovar':
    case 'reenviar':
    case 'reenviar_link':
      return <QuadroDaAcao {...props} acao={acao} conferir={SEM_MAIS} />
    case 'agendar':
      return <Agendar {...props} />
    case 'concluir':
      return <Concluir {...props} />
    case 'desistir':
      return <Desistir {...props} />
    case 'trocar_vendedor':
      return <TrocarVendedor {...props} />
    default:
      return <ComMotivo {...props} acao={acao} />
  }
}

const SEM_MAIS = () => ({})

function ComMotivo({ acao, nota, ...props }: DialogoProps & { acao: AcaoComMotivos & AcaoDaPagina }) {
  const motivo = useMotivo(acao, { opcional: acao === 'devolver' })
  const conferir = () => {
    const dito = motivo.conferir()
    return dito === false ? false : { motivo: dito }
  }
  return (
    <QuadroDaAcao {...props} acao={acao} conferir={conferir} campos={['motivo']}>
      {(erro) => (
        <>
          {nota && (
            <Text size="sm" mb="sm">
              {nota}
            </Text>
          )}
          {motivo.desenhar(erro('motivo'))}
        </>
      )}
    </QuadroDaAcao>
  )
}

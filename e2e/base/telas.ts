import { telasDaCasca } from './telas-da-casca.ts'
import { telasDaCobranca } from './telas-da-cobranca.ts'
import { telasDasVendas } from './telas-das-vendas.ts'
import { telasDoAcesso } from './telas-do-acesso.ts'
import { telasDoCatalogo } from './telas-do-catalogo.ts'
import { telasDoProvedor } from './telas-do-provedor.ts'
import { telasDosClientes } from './telas-dos-clientes.ts'

/** After the login, as the administrator sees them. */
export const telasInternas = [
  ...telasDasVendas,
  ...telasDaCobranca,
  ...telasDosClientes,
  ...telasDoAcesso,
  ...telasDoProvedor,
  ...telasDoCatalogo,
  ...telasDaCasca,
]
